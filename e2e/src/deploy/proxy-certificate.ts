import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { selfSignedCertificate } from '../tags/self-signed-certificate.ts';

/** Makes a proxy's folder with a certificate for localhost, as `ProxyPlan` names its files; returns the certificate. */
export function writeCertificate(folder: string): string {
	const { key, cert } = selfSignedCertificate('localhost');
	mkdirSync(folder, { recursive: true });
	writeFileSync(path.join(folder, 'site.crt'), cert);
	writeFileSync(path.join(folder, 'site.key'), key);
	return cert;
}

/** A flag of Chromium: trust in one key alone, as a browser has it in a known authority's certificate. */
export function trustIn(certificate: string): string {
	const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
	return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
