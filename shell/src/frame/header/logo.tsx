import type { SiteConfiguration } from '@estate/shared-contract';
import { useText } from '@estate/shared-ui';
import classes from './logo.module.css';

interface LogoProps {
	site: Pick<SiteConfiguration, 'logo' | 'name'>;
	href: string;
}

/** The agency's logo, leading home. */
export function Logo({ site: { logo, name }, href }: LogoProps) {
	const text = useText();
	return (
		<a className={classes.logo} href={href} aria-label={`${name}, ${text('frame.home')}`}>
			{logo.light ? (
				<img src={logo.light} width={logo.width} height={logo.height} alt="" />
			) : (
				<span className={classes.name}>{name}</span>
			)}
		</a>
	);
}
