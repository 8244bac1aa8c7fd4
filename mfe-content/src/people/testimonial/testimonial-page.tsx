import { useText } from '@estate/remote-kit';
import { Icon, IconArrowLeft, Picture } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { ArticleDate } from '../../articles/article-date.tsx';
import type { TestimonialPageData } from './load-testimonial.ts';
import classes from './testimonial-page.module.css';

/** What one client says, large, with who says it. */
export function TestimonialPage({ data }: { data: TestimonialPageData | null }) {
	const text = useText();
	if (!data) return null;
	const { name, aboutYou, comment, image, rating, website, publishedAt, back } = data;
	return (
		<article className={classes.page}>
			<h1 className={classes.title} tabIndex={-1}>
				{text('testimonial.title', { name })}
			</h1>
			<figure className={classes.figure}>
				<blockquote className={classes.comment}>
					<p>{comment}</p>
				</blockquote>
				<figcaption className={classes.person}>
					{image && <Picture className={classes.portrait} picture={image} alt="" sizes="100px" ratio={1} />}
					<span>
						<span className={classes.name}>{name}</span>
						{aboutYou && <span className={classes.about}>{aboutYou}</span>}
						<span className={classes.about}>
							<ArticleDate publishedAt={publishedAt} />
							{rating && <span> · {text('testimonial.rating', { rating })}</span>}
						</span>
						{website && (
							<a className={classes.website} href={website} rel="nofollow noopener">
								{website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
							</a>
						)}
					</span>
				</figcaption>
			</figure>
			<p className={classes.back}>
				<Link to={back}>
					<Icon of={IconArrowLeft} size={18} />
					{text('testimonial.back')}
				</Link>
			</p>
		</article>
	);
}
