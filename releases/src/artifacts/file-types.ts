import { extname } from 'node:path';

const TYPES: Record<string, string> = {
	'.js': 'text/javascript; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.webp': 'image/webp',
	'.avif': 'image/avif',
	'.woff2': 'font/woff2',
};

/** `Content-Type` of a published file. */
export function fileType(path: string): string {
	return TYPES[extname(path)] ?? 'application/octet-stream';
}

/** `Cache-Control` of what never changes under its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
