import { useText } from '@estate/remote-kit';
import { EmptyState, LinkButton } from '@estate/shared-ui';

/** Stands in for the cards where the page in the address lies beyond the last (decisions 30). */
export function LastPageMessage({ pageCount, firstPage }: { pageCount: number; firstPage: string }) {
	const text = useText();
	return (
		<EmptyState
			title={text('results.lastPage.title')}
			action={<LinkButton href={firstPage}>{text('results.lastPage.first')}</LinkButton>}
		>
			{text('results.lastPage.text', { count: pageCount })}
		</EmptyState>
	);
}
