import type { Language, RouteTable } from '@estate/shared-contract';
import { useText } from '@estate/shared-ui';
import { COOKIE_POLICY } from '../../page/site/consent-files.ts';

/** Opens the dialog again on every page (decisions 27). Without JavaScript nothing was granted: it leads to the cookie policy. */
export function ConsentLink({ table, language }: { table: RouteTable; language: Language }) {
	const text = useText();
	return (
		<a href={table.localize(COOKIE_POLICY, language)} data-consent-open>
			{text('frame.footer.cookieSettings')}
		</a>
	);
}
