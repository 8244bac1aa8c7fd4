import { useText } from '@estate/remote-kit';
import type { Picture } from '@estate/shared-contract';
import { Icon, IconExternalLink } from '@estate/shared-ui';
import { Embed } from './embed.tsx';
import classes from './media-section.module.css';
import { OwnVideo } from './own-video.tsx';
import type { ShownMedia } from './property-media.ts';

interface Props {
	title: string;
	media: readonly ShownMedia[];
	/** Pictures of the property: what a player shows before it is asked for, so that nothing comes from its host */
	pictures: readonly Picture[];
}

const keyOf = (media: ShownMedia) => (media.show === 'player' ? media.media.url : media.url);

/** Videos and the 3D tour. Another company's player loads after a press and never before. */
export function MediaSection({ title, media, pictures }: Props) {
	const text = useText();
	const photos = pictures.filter(({ Kind }) => Kind !== 'plan');
	return (
		<section className={classes.section} id="media" aria-labelledby="media-title">
			<h2 className={classes.title} id="media-title">
				{text('detail.media.title')}
			</h2>
			<div className={classes.list}>
				{media.map((each, index) => {
					const poster = photos[(index + 1) % Math.max(1, photos.length)];
					if (each.show === 'player')
						return <Embed key={keyOf(each)} media={each.media} title={title} poster={poster} />;
					if (each.show === 'video') return <OwnVideo key={keyOf(each)} url={each.url} poster={poster} />;
					return (
						<p key={keyOf(each)}>
							<a href={each.url} target="_blank" rel="noopener noreferrer">
								{text(`detail.media.open.${each.is}`)} <Icon of={IconExternalLink} size={16} />
							</a>
						</p>
					);
				})}
			</div>
		</section>
	);
}
