import { useHost } from '@estate/remote-kit';
import { formatNumber } from '@estate/shared-i18n';
import classes from './count.module.css';

/** How many properties a choice would find. */
export function Count({ of = 0 }: { of?: number | undefined }) {
	const { language } = useHost();
	return <small className={classes.count}>{formatNumber(of, language)}</small>;
}
