import { useText } from '@estate/remote-kit';
import type { Testimonial } from '@estate/shared-contract';
import { Picture } from '@estate/shared-ui';
import classes from './testimonial-quote.module.css';

/** What a client says, in the client's words. */
export function TestimonialQuote({ testimonial }: { testimonial: Testimonial }) {
	const text = useText();
	const { name, aboutYou, comment, image, rating } = testimonial;
	return (
		<figure className={classes.testimonial}>
			<blockquote className={classes.comment}>
				<p>{comment}</p>
			</blockquote>
			<figcaption className={classes.person}>
				{image && <Picture className={classes.portrait} picture={image} alt="" sizes="100px" ratio={1} />}
				<span>
					<span className={classes.name}>{name}</span>
					{aboutYou && <span className={classes.about}>{aboutYou}</span>}
				</span>
				{rating && <span className={classes.rating}>{text('testimonial.rating', { rating })}</span>}
			</figcaption>
		</figure>
	);
}
