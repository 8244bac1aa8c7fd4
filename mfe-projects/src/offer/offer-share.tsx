import { useText } from '@estate/remote-kit';
import { type Shared, ShareMenu } from '@estate/shared-ui';

/** Ways to pass the page of a project or a unit on, and to print it. */
export function OfferShare({ shared }: { shared: Shared }) {
	const text = useText();
	return (
		<ShareMenu
			shared={shared}
			words={{
				open: text('share.open'),
				mail: text('share.mail'),
				copy: text('share.copy'),
				copied: text('share.copied'),
				more: text('share.more'),
				print: text('share.print'),
			}}
		/>
	);
}
