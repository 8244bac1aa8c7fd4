import { useHost, useText } from '@estate/remote-kit';
import type { SubjectKind } from '@estate/shared-contract';
import { EmptyState, IconHome, LinkButton } from '@estate/shared-ui';

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
