import type { Language } from '../domain/languages.ts';
import { slugify, withoutBadge } from '../domain/slug.ts';
import type { RelationType, ResolvedModule } from '../entities/content.schema.ts';
import { sampleArticles } from './articles.ts';
import { inLanguage } from './in-language.ts';
import { sampleModules } from './modules.ts';
import { sampleProjects, sampleUnit } from './projects.ts';
import { PROPERTY_ROWS } from './property-rows.ts';
import { SAMPLE_TOKENS } from './requests.ts';

function propertyParams(language: Language): Record<string, string>[] {
	return PROPERTY_ROWS.map(({ ID, City, title }) => ({
		id: String(ID),
		city: slugify(City),
		slug: slugify(withoutBadge(inLanguage(title, language))),
	}));
}

function projectParams(language: Language): Record<string, string>[] {
	return sampleProjects(language).map(({ ID, Slugs }) => {
		const { city = '', slug = '' } = Slugs[language] ?? {};
		return { id: String(ID), city, slug };
	});
}

function unitParams(language: Language): Record<string, string>[] {
	const unit = sampleUnit(1401, language);
	if (!unit) return [];
	const { city = '', slug = '' } = unit.Project.Slugs[language] ?? {};
	return [
		{
			id: String(unit.Unit.ID),
			projectId: String(unit.Project.ID),
			city,
			slug,
			projectSlug: slug,
			unitSlug: unit.Unit.Slugs[language] ?? '',
		},
	];
}

const WORDS: Record<string, string> = {
	kind: 'site-contact',
	name: 'klant-1',
	city: 'gent',
	slug: 'sample',
	token: SAMPLE_TOKENS.savedSearch,
};

function fallback(name: string): string {
	return name === 'id' || name.endsWith('Id') ? '12' : (WORDS[name] ?? 'sample');
}

/**
 * Parameters to try a route's pattern with: those of the samples that have every parameter of the pattern, and something
 * plausible for a pattern that the samples do not know.
 */
export function sampleRouteParams(
	routeId: string,
	pattern: string,
	language: Language,
): Record<string, string>[] {
	const names = Array.from(pattern.matchAll(/:([a-zA-Z]+)/g), (match) => match[1] ?? '');
	if (names.length === 0) return [{}];
	const families = /unit/i.test(routeId)
		? unitParams(language)
		: /project/i.test(routeId)
			? projectParams(language)
			: /article|blog|news/i.test(routeId)
				? sampleArticles(language).map(({ slug }) => ({ slug }))
				: propertyParams(language);
	return families.map((known: Record<string, string>) =>
		Object.fromEntries(names.map((name) => [name, known[name] ?? fallback(name)])),
	);
}

/** What a page hands to a slot that fills a relation: a module of every view. */
export function sampleInputs(relation: RelationType, language: Language): ResolvedModule[] {
	return sampleModules(language).filter(({ module }) =>
		module.relations.some(({ type }) => type === relation),
	);
}
