import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';

const evergreen: MantineColorsTuple = [
	'#EEF5F2',
	'#DCE8E3',
	'#B9D1C8',
	'#94B9AC',
	'#74A493',
	'#5C9482',
	'#4A8171',
	'#37685A',
	'#1F3D36',
	'#142A25',
];
const terracotta: MantineColorsTuple = [
	'#FDF1EC',
	'#F8DFD4',
	'#F0BCA6',
	'#E79876',
	'#DF7A50',
	'#CF6437',
	'#B9502B',
	'#9A4122',
	'#7A331B',
	'#5A2513',
];
const stone: MantineColorsTuple = [
	'#FAF7F2',
	'#F3EEE6',
	'#E6DFD3',
	'#D6CDBE',
	'#BDB2A1',
	'#8C8172',
	'#6B6257',
	'#575046',
	'#3B3731',
	'#1B1F1E',
];
const night: MantineColorsTuple = [
	'#E8ECE9',
	'#C3CCC8',
	'#A7B2AD',
	'#7C8A84',
	'#44524C',
	'#33403B',
	'#1D2824',
	'#121A17',
	'#0F1614',
	'#0A100E',
];

/**
 * Mantine in the site's look. The same values stand as CSS variables in `styles/tokens.css`; Mantine's own variables
 * are written from this theme into `styles/mantine-variables.css` (`npm run mantine-variables -w @estate/shared-ui`),
 * because the page's content security policy takes no `<style>` element.
 */
export const theme: MantineThemeOverride = {
	colors: { evergreen, terracotta, gray: stone, dark: night },
	primaryColor: 'evergreen',
	primaryShade: { light: 8, dark: 3 },
	autoContrast: true,
	luminanceThreshold: 0.35,
	white: '#FFFFFF',
	black: '#1B1F1E',
	fontFamily: 'var(--font-text)',
	headings: { fontFamily: 'var(--font-heading)', fontWeight: '480' },
	defaultRadius: 'sm',
	radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
	fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
	spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
	shadows: { sm: 'var(--shadow-soft)', md: 'var(--shadow-soft)', xl: 'var(--shadow-lift)' },
	cursorType: 'pointer',
	respectReducedMotion: true,
	components: {
		Badge: { defaultProps: { size: 'lg', radius: 'sm', variant: 'light' } },
		Button: { defaultProps: { size: 'md' } },
		Checkbox: { defaultProps: { size: 'md' } },
		Input: { defaultProps: { size: 'md' } },
		InputWrapper: { defaultProps: { size: 'md' } },
		Radio: { defaultProps: { size: 'md' } },
		Table: { defaultProps: { verticalSpacing: 'xs', horizontalSpacing: 'sm', tabularNums: true } },
	},
};
