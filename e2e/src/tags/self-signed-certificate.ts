import { generateKeyPairSync, sign } from 'node:crypto';

/** One value of DER: tag, length, content. */
function der(tag: number, ...contents: Buffer[]): Buffer {
	const content = Buffer.concat(contents);
	const { length } = content;
	const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
	return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...contents: Buffer[]) => der(0x30, ...contents);
const utcTime = (year: number) => der(0x17, Buffer.from(`${String(year).slice(2)}0101000000Z`));
const ECDSA_SHA256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const COMMON_NAME = Buffer.from('550403', 'hex');
const ALTERNATIVE_NAME = Buffer.from('551d11', 'hex');
const DNS_NAME = 0x82;
const NOTHING = Buffer.alloc(0);

/** What version 3 has before and after the fields of version 1: its number, and the host that the certificate is for. */
function ofHost(host: string): { version: Buffer; extensions: Buffer } {
	const names = sequence(der(DNS_NAME, Buffer.from(host)));
	const extension = sequence(der(0x06, ALTERNATIVE_NAME), der(0x04, names));
	return {
		version: der(0xa0, der(0x02, Buffer.from([2]))),
		extensions: der(0xa3, sequence(extension)),
	};
}

/**
 * A key and a certificate of a minute's worth: without a host for a browser that is set to trust everybody (X.509 version
 * 1, RFC 5280 §4.1), with one for a client that trusts this certificate alone (version 3).
 */
export function selfSignedCertificate(host?: string): { key: string; cert: string } {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const name = sequence(
		der(0x31, sequence(der(0x06, COMMON_NAME), der(0x0c, Buffer.from('recording proxy')))),
	);
	const year = new Date().getUTCFullYear();
	const { version, extensions } = host ? ofHost(host) : { version: NOTHING, extensions: NOTHING };
	const toBeSigned = sequence(
		version,
		der(0x02, Buffer.from([1])),
		ECDSA_SHA256,
		name,
		sequence(utcTime(year - 1), utcTime(year + 1)),
		name,
		publicKey.export({ type: 'spki', format: 'der' }),
		extensions,
	);
	const signature = der(0x03, Buffer.from([0]), sign('sha256', toBeSigned, privateKey));
	const text = sequence(toBeSigned, ECDSA_SHA256, signature).toString('base64');
	return {
		key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
		cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
	};
}
