import { texts as t } from '../texts.ts';

/** What articles are about. */
export const TAGS = {
	buying: t('kopen', 'acheter', 'buying', 'Kaufen'),
	selling: t('verkopen', 'vendre', 'selling', 'Verkaufen'),
	renting: t('huren en verhuren', 'louer', 'renting and letting', 'Mieten und Vermieten'),
	newBuilds: t('nieuwbouw', 'neuf', 'new builds', 'Neubau'),
	renovating: t('verbouwen', 'rénover', 'renovating', 'Renovieren'),
	certificates: t('attesten', 'attestations', 'certificates', 'Bescheinigungen'),
	costs: t('kosten en belastingen', 'frais et impôts', 'costs and taxes', 'Kosten und Steuern'),
	heritage: t('erfgoed', 'patrimoine', 'heritage', 'Denkmalschutz'),
	living: t('wonen', 'habiter', 'living', 'Wohnen'),
	agency: t('ons kantoor', 'notre agence', 'our agency', 'Unser Büro'),
};

export type TagName = keyof typeof TAGS;
