import { defineSlot } from '@estate/remote-kit';
import { loadTestimonial } from '../people/testimonial/load-testimonial.ts';
import { TestimonialPage } from '../people/testimonial/testimonial-page.tsx';

export default defineSlot({ load: loadTestimonial, Component: TestimonialPage });
