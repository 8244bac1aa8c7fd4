import { ReleaseError } from '../../release-error.ts';

/** Where an S3-compatible store is: `s3://bucket/prefix?endpoint=https://…&region=eu-west-1&path-style=yes`. */
export interface S3Location {
	bucket: string;
	/** Before every key: '' or with a final slash */
	prefix: string;
	/** Address of the server; that of AWS for the region by default */
	endpoint: string | undefined;
	region: string;
	/** `https://host/bucket/key` instead of `https://bucket.host/key` */
	pathStyle: boolean;
}

const OPTIONS = ['endpoint', 'region', 'path-style'];
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:[\w.-]+\/)*$/;
const EXAMPLE = 's3://my-bucket/releases?endpoint=https://objects.example.be&region=eu-west-1&path-style=yes';

const wrong = (location: string, what: string) =>
	new ReleaseError('bad-location', `RELEASES_URL is "${location}": ${what}. Give it as ${EXAMPLE}`);

/** Reads the address of an S3 store. Throws ReleaseError `bad-location`, which never repeats a password. */
export function readS3Location(location: string, environment: NodeJS.ProcessEnv = process.env): S3Location {
	const url = URL.canParse(location) ? new URL(location) : undefined;
	if (url?.username || url?.password)
		throw wrong(
			's3://…',
			'credentials never stand in the address; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
		);
	if (url?.protocol !== 's3:' || !BUCKET.test(url.hostname)) throw wrong(location, 'it names no bucket');
	const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
	if (!PREFIX.test(prefix && `${prefix}/`))
		throw wrong(location, 'its prefix may hold letters, digits, ".", "_", "-" and "/" alone');
	const unknown = [...url.searchParams.keys()].find((name) => !OPTIONS.includes(name));
	if (unknown) throw wrong(location, `"${unknown}" is not among its options (${OPTIONS.join(', ')})`);
	const endpoint = url.searchParams.get('endpoint') ?? undefined;
	if (endpoint !== undefined && !(URL.canParse(endpoint) && /^https?:/.test(endpoint)))
		throw wrong(location, 'endpoint is no address such as https://objects.example.be');
	return {
		bucket: url.hostname,
		prefix: prefix && `${prefix}/`,
		endpoint,
		region: url.searchParams.get('region') ?? environment.AWS_REGION ?? 'us-east-1',
		pathStyle: url.searchParams.get('path-style') === 'yes',
	};
}
