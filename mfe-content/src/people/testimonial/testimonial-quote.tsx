import { useText } from '@estate/remote-kit';
import { Picture } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import type { TestimonialItem } from './testimonial-item.ts';
import classes from './testimonial-quote.module.css';

/** What a client says, in the client's words. The whole card leads to its own page. */
export function TestimonialQuote({ testimonial }: { testimonial: TestimonialItem }) {
	const text = useText();
	const { name, aboutYou, comment, image, rating, href } = testimonial;
	return (
		<figure className={classes.testimonial}>
			<blockquote className={classes.comment}>
				<p>{comment}</p>
			</blockquote>
			<figcaption className={classes.person}>
				{image && <Picture className={classes.portrait} picture={image} alt="" sizes="100px" ratio={1} />}
				<span>
					<Link className={classes.name} to={href}>
						{name}
					</Link>
					{aboutYou && <span className={classes.about}>{aboutYou}</span>}
				</span>
				{rating && <span className={classes.rating}>{text('testimonial.rating', { rating })}</span>}
			</figcaption>
		</figure>
	);
}
