import { defineConfig } from 'drizzle-kit';

/** `pnpm --filter @qianwei/server migrations` writes the next migration from the schema. */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema/*.ts', out: './migrations' });
