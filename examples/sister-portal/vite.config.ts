import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  // The address of the server whose calls are below `/api`; `institution.apiBase` is their address in this portal.
  const { SERVER = 'http://127.0.0.1:8080' } = loadEnv(mode, '.', 'SERVER');
  const calls = {
    '/student-gateway': {
      target: SERVER,
      rewrite: (path: string) => path.replace('/student-gateway', '/api'),
    },
  };
  return {
    plugins: [react()],
    build: { target: 'es2022' },
    server: { proxy: calls },
    preview: { proxy: calls },
  };
});
