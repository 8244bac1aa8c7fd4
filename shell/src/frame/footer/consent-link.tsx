import { COOKIE_POLICY, type Language, type RouteTable } from '@estate/shared-contract';
import { useText } from '@estate/shared-ui';

/** Opens the dialog again on every page (decisions 27). Without JavaScript nothing was granted: it leads to the cookie policy. */
export function ConsentLink({ table, language }: { table: RouteTable; language: Language }) {
	const text = useText();
	return (
		<a href={table.localize(COOKIE_POLICY, language)} data-consent-open>
			{text('frame.footer.cookieSettings')}
		</a>
	);
}
