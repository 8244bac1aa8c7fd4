import { type PropertyState, titleBadge } from '@estate/shared-contract';
import { classNames } from '../class-names.ts';
import { useText } from '../text.ts';
import { Badge, type BadgeTone } from './badge.tsx';
import classes from './home-badges.module.css';

/** What a picture may carry at most (look of the card). */
const MOST = 2;

export interface BadgeFacts {
	State: PropertyState;
	/** Title of the listing */
	TypeDescription: string;
	Marquee: number;
	MarqueeName: string;
	IsNew: boolean;
}

export interface HomeBadge {
	/** A text key, or the feed's own words */
	key?: string;
	name?: string;
	tone: BadgeTone;
	color?: string | undefined;
}

function stateBadge(home: BadgeFacts): HomeBadge | undefined {
	if (home.State === 'sold' || home.State === 'rented')
		return { key: `ui.states.${home.State}`, tone: 'brand' };
	if (home.State === 'option') return { key: 'ui.states.option', tone: 'clay' };
	const fromTitle = titleBadge(home.TypeDescription);
	if (!fromTitle) return undefined;
	return fromTitle === 'VERKOCHT'
		? { key: 'ui.states.sold', tone: 'brand' }
		: { key: 'ui.states.option', tone: 'clay' };
}

/** At most two: the state (or what the title says of it), the agency's own marquee, new (decisions 12 and 13). */
export function homeBadges(
	home: BadgeFacts,
	marqueeColors: Readonly<Record<string, string>> = {},
): HomeBadge[] {
	const state = stateBadge(home);
	const marquee: HomeBadge | undefined =
		home.Marquee > 0 && home.MarqueeName
			? { name: home.MarqueeName, tone: 'plain', color: marqueeColors[String(home.Marquee)] }
			: undefined;
	const isNew: HomeBadge | undefined =
		home.IsNew && !state ? { key: 'ui.states.new', tone: 'accent' } : undefined;
	return [state, marquee, isNew].filter((badge) => badge !== undefined).slice(0, MOST);
}

export interface HomeBadgesProps {
	home: BadgeFacts;
	/** Colour per Marquee value, from site configuration */
	marqueeColors?: Readonly<Record<string, string>> | undefined;
	className?: string | undefined;
}

/** The badges on a home's picture. */
export function HomeBadges({ home, marqueeColors, className }: HomeBadgesProps) {
	const text = useText();
	const badges = homeBadges(home, marqueeColors).map(({ key, name = '', ...looks }) => ({
		words: key ? text(key) : name,
		...looks,
	}));
	// An agency may have named a marquee "New" or "Sold" itself.
	const different = badges.filter(
		({ words }, index) =>
			badges.findIndex((other) => other.words.toLowerCase() === words.toLowerCase()) === index,
	);
	if (different.length === 0) return null;
	return (
		<span className={classNames(classes.badges, className)}>
			{different.map(({ words, tone, color }) => (
				<Badge key={words} tone={tone} color={color}>
					{words}
				</Badge>
			))}
		</span>
	);
}
