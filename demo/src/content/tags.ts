import { texts as t } from '../texts.ts';

/** What articles are about. */
export const TAGS = {
	buying: t('kopen', 'acheter', 'buying'),
	selling: t('verkopen', 'vendre', 'selling'),
	renting: t('huren en verhuren', 'louer', 'renting and letting'),
	newBuilds: t('nieuwbouw', 'neuf', 'new builds'),
	renovating: t('verbouwen', 'rénover', 'renovating'),
	certificates: t('attesten', 'attestations', 'certificates'),
	costs: t('kosten en belastingen', 'frais et impôts', 'costs and taxes'),
	heritage: t('erfgoed', 'patrimoine', 'heritage'),
	living: t('wonen', 'habiter', 'living'),
	agency: t('ons kantoor', 'notre agence', 'our agency'),
};

export type TagName = keyof typeof TAGS;
