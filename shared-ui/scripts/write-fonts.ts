import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLES, siteFonts } from './site-fonts.ts';

for (const [name, bytes] of await siteFonts()) {
	const file = join(STYLES, 'fonts', name);
	writeFileSync(file, bytes);
	console.log(`Wrote ${file}: ${bytes.length} bytes.`);
}
