import type { FeedOwner } from '@estate/api/feed';
import type { Calendar } from '../calendar.ts';
import type { Property } from '../properties/property.ts';

type Messages = NonNullable<FeedOwner['messages']>;
type Word = readonly [side: Messages[number]['side'], daysAgo: number, hour: number, text: string];

/** Situations of a conversation: answered, and waiting for an answer. */
const ANSWERED: readonly Word[] = [
	['owner', 5, 19, 'Kan het bezoek van zaterdag een halfuur later? Dan is de poetshulp klaar.'],
	['agency', 4, 9, 'Dat past, de bezoekers komen om 10.30 uur. Laat u de sleutel van de kelder liggen?'],
	['owner', 4, 12, 'Die hangt in de keuken, naast de deur.'],
	['agency', 3, 17, 'Dank u. De kandidaten waren enthousiast: u leest hun reactie bij de bezoeken.'],
];
const WAITING: readonly Word[] = [
	['agency', 2, 10, 'Hebt u het elektrische keuringsattest al teruggevonden?'],
	['owner', 1, 20, 'Nog niet, ik zoek dit weekend verder. Is een nieuwe keuring duur?'],
];

/** What an owner and the agency wrote about the last properties of the owner: the first ones have no conversation yet. */
export function conversationsOf(
	properties: readonly Property[],
	{ firstName, lastName }: { firstName: string; lastName: string },
	calendar: Calendar,
): Messages {
	const [answered, waiting] = properties.slice(2);
	return [[answered, ANSWERED] as const, [waiting, WAITING] as const].flatMap(([property, words]) =>
		property
			? // Nothing is said of what was not online yet.
				words
					.filter(([, daysAgo]) => daysAgo < property.age)
					.map(([side, daysAgo, hour, text]) => ({
						propertyId: property.id,
						sentAt: calendar.at(-daysAgo, hour),
						side,
						author: side === 'owner' ? `${firstName} ${lastName}` : 'Meander',
						text,
					}))
			: [],
	);
}
