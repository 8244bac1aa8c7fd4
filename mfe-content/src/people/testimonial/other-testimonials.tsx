import { useText } from '@estate/remote-kit';
import { Carousel } from '@estate/shared-ui';
import classes from './other-testimonials.module.css';
import type { TestimonialItem } from './testimonial-item.ts';
import { TestimonialQuote } from './testimonial-quote.tsx';

/** What other clients say, in a row that moves by itself. */
export function OtherTestimonials({ data }: { data: TestimonialItem[] }) {
	const text = useText();
	if (data.length === 0) return null;
	const name = text('testimonial.others');
	return (
		<section className={classes.others}>
			<h2>{name}</h2>
			<Carousel label={text('carousel.label', { name })}>
				{data.map((one) => (
					<TestimonialQuote key={one.id} testimonial={one} />
				))}
			</Carousel>
		</section>
	);
}
