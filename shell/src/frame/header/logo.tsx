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
				<>
					<img
						className={logo.dark ? classes.light : undefined}
						src={logo.light}
						width={logo.width}
						height={logo.height}
						alt={name}
					/>
					{logo.dark && (
						<img
							className={classes.dark}
							loading="lazy"
							src={logo.dark}
							width={logo.width}
							height={logo.height}
							alt={name}
						/>
					)}
				</>
			) : (
				<span className={classes.name}>{name}</span>
			)}
		</a>
	);
}
