import { useHost, useText } from '@estate/remote-kit';
import { EmptyState, IconHome, LinkButton } from '@estate/shared-ui';

const LISTS = { property: '/for-sale/', project: '/projects/' } as const;

/** A form about a property or project that the address does not name: the way to choose one. */
export function NoSubject({ kind }: { kind: keyof typeof LISTS }) {
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
