import { theme as siteTheme } from '@estate/shared-ui/theme';
import { Alert, type MantineThemeOverride } from '@mantine/core';

/** Filled areas of what is bad or grave: white letters on it can be read in both schemes. */
export const GRAVE = 'red.9';

/** The site's colours, with the text's letters for headings too: figures are read here, not stories. */
export const theme: MantineThemeOverride = {
	...siteTheme,
	// White letters on it, in both schemes.
	primaryShade: { light: 8, dark: 7 },
	autoContrast: false,
	headings: { fontFamily: 'var(--font-text)', fontWeight: '600' },
	components: {
		// Mantine's own colour of a light one's title can hardly be read.
		Alert: Alert.extend({ styles: { title: { color: 'var(--mantine-color-text)' } } }),
	},
};
