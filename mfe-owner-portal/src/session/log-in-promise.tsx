import { useText } from '@estate/remote-kit';
import { Icon, IconKey, IconMail, IconPhoto } from '@estate/shared-ui';
import classes from './log-in-promise.module.css';

const LINES = [
	{ name: 'visits', icon: IconKey },
	{ name: 'messages', icon: IconMail },
	{ name: 'views', icon: IconPhoto },
] as const;

/** What an owner finds behind the log-in. */
export function LogInPromise() {
	const text = useText();
	return (
		<section className={classes.promise} aria-labelledby="promise-title">
			<h2 className={classes.title} id="promise-title">
				{text('login.promise.title')}
			</h2>
			<ul className={classes.lines}>
				{LINES.map(({ name, icon }) => (
					<li key={name} className={classes.line}>
						<Icon of={icon} size={24} />
						{text(`login.promise.${name}`)}
					</li>
				))}
			</ul>
		</section>
	);
}
