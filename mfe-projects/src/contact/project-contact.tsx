import { IntentLink, useHost, useIntent, useText } from '@estate/remote-kit';
import type { ContactPerson } from '@estate/shared-contract';
import { ContactBar, ContactCard, ContactLine, contactOf } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { type Asked, contactAddress, detailOf, formAddress } from './contact-address.ts';
import classes from './project-contact.module.css';

export interface AskedAbout extends Asked {
	person: ContactPerson | undefined;
	/** It can still be had, so it is visited */
	isOffered: boolean;
	/** Who has seen it can make an offer for it: a unit for sale that nobody has an option on */
	takesOffers?: boolean;
}

interface LinkProps {
	about: AskedAbout;
	wide?: boolean;
	variant?: 'outline';
}

/** Beside the price a form is in the first view, and not fetched ahead: few open it. */
const relOf = (wide: boolean | undefined) => (wide ? undefined : 'nofollow');

function AskLink({ about, wide, variant }: LinkProps) {
	const text = useText();
	const { localize } = useHost();
	const form = contactAddress(localize, about);
	if (!form) return null;
	return (
		<IntentLink
			{...(wide ? { wide } : {})}
			{...(variant ? { variant } : {})}
			rel={relOf(wide)}
			href={form}
			intent={{ type: 'contact-project', detail: detailOf(about) }}
		>
			{text(about.unitId === undefined ? 'contact.ask' : 'contact.askUnit')}
		</IntentLink>
	);
}

/** The visit where there is one to plan, else the question. */
function MainLink({ about, wide }: LinkProps) {
	const text = useText();
	const { localize } = useHost();
	const form = about.isOffered ? formAddress(localize, 'visit', about) : undefined;
	if (!form) return <AskLink about={about} {...(wide ? { wide } : {})} />;
	return (
		<IntentLink
			{...(wide ? { wide } : {})}
			rel={relOf(wide)}
			href={form}
			intent={{ type: 'book-visit', detail: detailOf(about) }}
		>
			{text('contact.visit')}
		</IntentLink>
	);
}

function OfferLink({ about, href }: { about: AskedAbout; href: string }) {
	const text = useText();
	const onClick = useIntent({ type: 'make-offer', detail: detailOf(about) }, href);
	return (
		<Link className={classes.offer} to={href} onClick={onClick}>
			{text('contact.offer')}
		</Link>
	);
}

/** Who answers for a project or one of its units, and the ways to ask. */
export function ProjectContact(about: AskedAbout) {
	const { localize, site } = useHost();
	const hasVisit = about.isOffered && formAddress(localize, 'visit', about) !== undefined;
	const offer = about.takesOffers ? formAddress(localize, 'offer', about) : undefined;
	return (
		<ContactCard contact={contactOf(about.person, site.agency)}>
			<MainLink about={about} wide />
			{hasVisit && <AskLink about={about} wide variant="outline" />}
			{offer && <OfferLink about={about} href={offer} />}
		</ContactCard>
	);
}

/** The main way to ask at the bottom of a phone's screen. */
export function ProjectContactBar(about: AskedAbout) {
	const { site } = useHost();
	return (
		<ContactBar contact={contactOf(about.person, site.agency)}>
			<MainLink about={about} wide />
		</ContactBar>
	);
}

/** The same beside the price, on a wide screen. */
export function ProjectContactLine(about: AskedAbout) {
	const { site } = useHost();
	return (
		<ContactLine contact={contactOf(about.person, site.agency)}>
			<MainLink about={about} />
		</ContactLine>
	);
}
