import { useLanguage } from '@estate/shared-ui';

/** Bytes as people read them, in the Belgian way of each language as the mails have it: `84 kB`, `1,2 Mo`. */
export function FileSize({ bytes }: { bytes: number }) {
	const language = useLanguage();
	const isBig = bytes >= 1_000_000;
	const format = new Intl.NumberFormat(`${language === 'en' ? 'nl' : language}-BE`, {
		style: 'unit',
		unit: isBig ? 'megabyte' : 'kilobyte',
		maximumFractionDigits: isBig ? 1 : 0,
	});
	return format.format(isBig ? bytes / 1_000_000 : Math.max(1, bytes / 1_000));
}
