import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@estate/shared-contract';

/** A postal place as bpost lists it. */
export interface PostalPlace {
	postcode: string;
	name: string;
	/** Is it the municipality's main place? */
	main: boolean;
	nis: string;
	lat: number | null;
	lng: number | null;
}

export interface SourceMunicipality {
	nis: string;
	nl: string;
	fr: string;
	inhabitants: number;
}

/** One municipality that others became; a name stands here when it is new or has another code than they. */
interface Merger {
	nis: string;
	from: string[];
	nl?: string;
	fr?: string;
}

export interface OtherNames extends Partial<Record<Language, string>> {
	aliases?: string[];
}

export interface SourceArea extends Record<Language, string> {
	aliases?: string[];
	/** Nearest first */
	parents: string[];
}

const FOLDER = path.resolve(import.meta.dirname, '../data/sources');

const read = <Content>(file: string) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Content;

export const readSources = () => ({
	postalPlaces: read<PostalPlace[]>('belgian-postal-places.json'),
	municipalities: read<SourceMunicipality[]>('belgian-municipalities.json'),
	mergers: read<Merger[]>('mergers.json'),
	repairs: read<Record<string, string>>('repairs.json'),
	names: read<Record<'municipalities' | 'submunicipalities', Record<string, OtherNames>>>('names.json'),
	areas: read<Record<'arrondissements' | 'provinces' | 'regions', Record<string, SourceArea>>>('areas.json'),
});

export type Sources = ReturnType<typeof readSources>;
