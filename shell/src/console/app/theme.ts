import { theme as siteTheme } from '@estate/shared-ui/theme';
import { type MantineThemeOverride, Modal } from '@mantine/core';

/** The site's colours, with the text's letters for headings too: figures are read here, not stories. */
export const theme: MantineThemeOverride = {
	...siteTheme,
	headings: { fontFamily: 'var(--font-text)', fontWeight: '600' },
	components: {
		// The lock of scrolling writes a style element without the nonce.
		Modal: Modal.extend({ defaultProps: { lockScroll: false, centered: true, size: 'lg' } }),
	},
};
