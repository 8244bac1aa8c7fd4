import { IntentLink, useHost, useText } from '@estate/remote-kit';
import type { ContactPerson } from '@estate/shared-contract';
import { ContactBar, ContactCard, ContactLine, contactOf } from '@estate/shared-ui';
import { contactAddress } from './contact-address.ts';

export interface AskedAbout {
	person: ContactPerson | undefined;
	projectId: number;
	/** The unit that is asked about; the project as a whole by default */
	unitId?: number;
}

function AskLink({ projectId, unitId, wide }: AskedAbout & { wide?: boolean }) {
	const text = useText();
	const { localize } = useHost();
	const form = contactAddress(localize, { projectId, unitId });
	if (!form) return null;
	return (
		<IntentLink
			{...(wide ? { wide } : {})}
			// Beside the price it is in the first view, and not fetched ahead: few open it.
			rel={wide ? undefined : 'nofollow'}
			href={form}
			intent={{ type: 'contact-project', detail: { projectId, ...(unitId === undefined ? {} : { unitId }) } }}
		>
			{text(unitId === undefined ? 'contact.ask' : 'contact.askUnit')}
		</IntentLink>
	);
}

/** Who to ask about a project or one of its units. */
export function ProjectContact(about: AskedAbout) {
	const { site } = useHost();
	return (
		<ContactCard contact={contactOf(about.person, site.agency)}>
			<AskLink {...about} wide />
		</ContactCard>
	);
}

/** The same at the bottom of a phone's screen. */
export function ProjectContactBar(about: AskedAbout) {
	const { site } = useHost();
	return (
		<ContactBar contact={contactOf(about.person, site.agency)}>
			<AskLink {...about} wide />
		</ContactBar>
	);
}

/** The same beside the price, on a wide screen. */
export function ProjectContactLine(about: AskedAbout) {
	const { site } = useHost();
	return (
		<ContactLine contact={contactOf(about.person, site.agency)}>
			<AskLink {...about} />
		</ContactLine>
	);
}
