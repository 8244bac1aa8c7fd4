type Level = 'info' | 'warn' | 'error' | 'fatal';

/**
 * Options of pino for one schema in the logs of site and api: `level` by name, `time` (ISO 8601), `service`, `msg`, and where it
 * is about a request `reqId`.
 */
export const logSchema = (service: 'site' | 'api') => ({
	base: { service },
	timestamp: () => `,"time":"${new Date().toISOString()}"`,
	formatters: { level: (level: string) => ({ level }) },
});

/** A message that no request has, as LOG_FORMAT says: a line of JSON in the same schema, or the text alone. */
export function logLine(
	service: 'site' | 'api',
	level: Level,
	msg: string,
	format: string | undefined = process.env.LOG_FORMAT,
): string {
	if (format !== 'json') return msg;
	return JSON.stringify({ level, time: new Date().toISOString(), service, msg });
}
