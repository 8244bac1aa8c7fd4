import { expect, it } from 'vitest';
import { exposedAssets } from './exposed-assets.ts';

const exposed = (name: string, css: string[]) => ({
	name,
	assets: { js: { sync: [`${name}.js`, 'b.js'] }, css: { sync: css } },
});

it('names the sheet that several slots wear before a slot’s own, whatever their names are', () => {
	const exposes = [
		exposed('results', ['styles.aa.css', 'styles.zz.css']),
		exposed('detail', ['styles.zz.css', 'styles.bb.css']),
	];
	const assets = exposedAssets(JSON.stringify({ exposes }));
	expect(assets.results?.css).toEqual(['client/styles.zz.css', 'client/styles.aa.css']);
	expect(assets.detail?.css).toEqual(['client/styles.zz.css', 'client/styles.bb.css']);
	expect(assets.results?.js).toEqual(['client/b.js', 'client/results.js']);
});

it('is the same for every order in which the bundler names slots and files', () => {
	const slots = [exposed('one', ['b.css', 'a.css', 'shared.css']), exposed('two', ['shared.css', 'c.css'])];
	const reversed = slots.toReversed().map((slot) => exposed(slot.name, slot.assets.css.sync.toReversed()));
	expect(JSON.stringify(exposedAssets(JSON.stringify({ exposes: reversed })))).toBe(
		JSON.stringify(exposedAssets(JSON.stringify({ exposes: slots }))),
	);
});
