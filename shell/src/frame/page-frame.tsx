import { useText } from '@estate/shared-ui';
import { Footer } from './footer/footer.tsx';
import type { FrameModel } from './frame-model.ts';
import { Header } from './header/header.tsx';
import { PageMain } from './main/page-main.tsx';
import { OfflineToast } from './messages/offline-toast.tsx';
import { OverrideBanner } from './messages/override-banner.tsx';
import classes from './page-frame.module.css';

/** Everything in `<body>`: the frame is HTML that works by itself; in the browser React owns `<main>` alone. */
export function PageFrame({ model }: { model: FrameModel }) {
	const text = useText();
	return (
		<>
			<a className={classes.skip} href="#main">
				{text('frame.skip')}
			</a>
			<Header model={model} />
			<main id="main" className={classes.main} tabIndex={-1}>
				<PageMain view={model.view} slotHtml={model.slotHtml} slotStyles={model.slotStyles} />
			</main>
			<Footer model={model} />
			<OverrideBanner model={model} />
			<OfflineToast />
			<div id="progress" className={classes.progress} hidden />
			<div id="announcer" className={classes.announcer} role="status" />
		</>
	);
}
