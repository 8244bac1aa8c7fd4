import { useHost, useText } from '@estate/remote-kit';
import type { SubjectKind } from '@estate/shared-contract';
import { EmptyState, IconHome, LinkButton } from '@estate/shared-ui';
import type { RefusedSubject } from './subject.ts';
import { subjectAddress } from './subject-address.ts';

const LISTS: Record<SubjectKind, string> = {
	property: '/for-sale/',
	unit: '/projects/',
	project: '/projects/',
};

/** A form about a property or project that the address does not name: the way to choose one. */
export function NoSubject({ kind }: { kind: SubjectKind }) {
	const text = useText();
	const { localize } = useHost();
	return (
		<EmptyState
			icon={IconHome}
			title={text(`subject.${kind}.none`)}
			action={<LinkButton href={localize(LISTS[kind])}>{text(`subject.${kind}.choose`)}</LinkButton>}
		>
			{text(`subject.${kind}.noneWhy`)}
		</EmptyState>
	);
}

/** What the address names is there, and this form cannot be about it: why, and the way to its page. */
export function Refused({ refusal, subject }: RefusedSubject) {
	const text = useText();
	const host = useHost();
	const { kind } = subject;
	const href = subjectAddress(subject, host.href) ?? host.localize(LISTS[kind]);
	return (
		<EmptyState
			icon={IconHome}
			title={text(`subject.refused.${refusal}`, { title: subject.title })}
			action={<LinkButton href={href}>{text(`subject.${kind}.link`)}</LinkButton>}
		>
			{text(`subject.refused.${refusal}Why`)}
		</EmptyState>
	);
}
