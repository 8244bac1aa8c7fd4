import type { CatalogueVersion } from '../../catalogue-answers.ts';
import { texts } from '../texts.ts';
import { catalogueTexts as t } from './catalogue-texts.ts';

/** How many of each severity, and when somebody looked: nobody having looked is not "none". */
export const vulnerabilitiesText = ({
	vulnerabilities,
}: Pick<CatalogueVersion, 'vulnerabilities'>): string =>
	vulnerabilities
		? t.vulnerabilitiesText(Object.entries(vulnerabilities.counts), texts.timestamp(vulnerabilities.at))
		: t.unchecked;
