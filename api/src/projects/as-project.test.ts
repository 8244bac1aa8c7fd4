import { LANGUAGES } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import type { StoredPicture } from '../content/stored-picture.ts';
import { asProject } from './as-project.ts';

const picture = (id: string, kind?: 'plan'): StoredPicture =>
	({ id, width: 4, height: 3, ...(kind ? { kind } : {}) }) as StoredPicture;

function projectWith(...pictures: StoredPicture[]) {
	const words = Object.fromEntries(LANGUAGES.map((language) => [language, 'x']));
	const data = { pictures, Name: words, City: 'Gent', Zip: '9000', CountryName: words, WebID: 2 };
	const reader = { language: 'nl', fallback: 'nl', text: () => 'x', city: (city: string) => city };
	const { Picture, PictureIDs } = asProject(
		{ id: 14, goal: 0, data } as unknown as Parameters<typeof asProject>[0],
		[],
		new Map(),
		reader as unknown as Parameters<typeof asProject>[3],
	);
	return [Picture?.ID, PictureIDs];
}

it("names up to five photos of a project's card after the first, and no plan", () => {
	const many = [...'abcdefgh'].map((id) => picture(id));
	expect(projectWith(picture('plan', 'plan'), ...many)).toEqual(['a', ['b', 'c', 'd', 'e', 'f']]);
	expect(projectWith(picture('a'))).toEqual(['a', undefined]);
	expect(projectWith()).toEqual([undefined, undefined]);
});
