import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { ROOT } from './stack/settings.ts';
import { textsIn } from './texts-of-packages.ts';

// Content of the demo that speaks of the site: it calls things what the site calls them.

const policy = readFileSync(path.join(ROOT, 'demo/src/content/legal-articles.ts'), 'utf8');

it.each(LANGUAGES)('the cookie policy names the button that empties what was seen, in %s', (language) => {
	const button = textsIn(language).get('mfe-listings: kept.recent.clear');
	expect(button).toBeTruthy();
	expect(policy).toMatch(new RegExp(`[“«„]\u00a0?${button}\u00a0?[”»“]`));
});
