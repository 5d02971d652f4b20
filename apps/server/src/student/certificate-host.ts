import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { platform } from '../db/schema/institution.ts';

/** True for a host name of the certificate-exam site: it contains the marker that its platform names (PAGE-3). */
export async function isCertificateHost(db: Database, host: string): Promise<boolean> {
  const rows = await db
    .select({ marker: platform.host })
    .from(platform)
    .where(eq(platform.certificateHost, true));
  return rows.some(({ marker }) => marker !== '' && host.includes(marker));
}
