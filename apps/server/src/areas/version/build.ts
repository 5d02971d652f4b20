import server from '../../../package.json' with { type: 'json' };

/** Version of the interface: the server package's own. */
export const apiVersion: string = server.version;

/** When the server was built, `yyyy-MM-dd HH:mm:ss`; the build puts it in, and running from source has none. */
export const buildTime: string = process.env.BUILD_TIME ?? '';
