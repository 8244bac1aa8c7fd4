import { type PropertyState, titleBadge } from '@estate/shared-contract';
import { classNames } from '../class-names.ts';
import { useText } from '../text.ts';
import { Badge, type BadgeTone } from './badge.tsx';
import classes from './property-badges.module.css';

/** What a picture may carry at most (look of the card). */
const MOST = 2;

export interface BadgeFacts {
	State: PropertyState;
	/** Title of the listing */
	TypeDescription: string;
	Marquee: number;
	MarqueeName: string;
	IsNew: boolean;
	/** Of a new-build project */
	ProjectID?: number | undefined;
}

export interface PropertyBadge {
	/** A text key, or the feed's own words */
	key?: string;
	name?: string;
	tone: BadgeTone;
	color?: string | undefined;
}

function stateBadge(property: BadgeFacts): PropertyBadge | undefined {
	if (property.State === 'sold' || property.State === 'rented')
		return { key: `ui.states.${property.State}`, tone: 'brand' };
	if (property.State === 'option') return { key: 'ui.states.option', tone: 'clay' };
	const fromTitle = titleBadge(property.TypeDescription);
	if (!fromTitle) return undefined;
	return fromTitle === 'VERKOCHT'
		? { key: 'ui.states.sold', tone: 'brand' }
		: { key: 'ui.states.option', tone: 'clay' };
}

/** At most two: the state (or what the title says of it), the agency's own marquee, new build, new (decisions 12 and 13). */
export function propertyBadges(
	property: BadgeFacts,
	marqueeColors: Readonly<Record<string, string>> = {},
): PropertyBadge[] {
	const state = stateBadge(property);
	const marquee: PropertyBadge | undefined =
		property.Marquee > 0 && property.MarqueeName
			? { name: property.MarqueeName, tone: 'plain', color: marqueeColors[String(property.Marquee)] }
			: undefined;
	const isNew: PropertyBadge | undefined =
		property.IsNew && !state ? { key: 'ui.states.new', tone: 'accent' } : undefined;
	const isUnit: PropertyBadge | undefined =
		property.ProjectID === undefined ? undefined : { key: 'ui.states.newUnit', tone: 'moss' };
	return [state, marquee, isUnit, isNew].filter((badge) => badge !== undefined).slice(0, MOST);
}

export interface PropertyBadgesProps {
	property: BadgeFacts;
	/** Colour per Marquee value, from site configuration */
	marqueeColors?: Readonly<Record<string, string>> | undefined;
	className?: string | undefined;
}

/** The badges on a property's picture. */
export function PropertyBadges({ property, marqueeColors, className }: PropertyBadgesProps) {
	const text = useText();
	const badges = propertyBadges(property, marqueeColors).map(({ key, name = '', ...looks }) => ({
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
