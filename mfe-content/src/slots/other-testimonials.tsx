import { defineSlot } from '@estate/remote-kit';
import { loadOtherTestimonials } from '../people/testimonial/load-testimonial.ts';
import { OtherTestimonials } from '../people/testimonial/other-testimonials.tsx';

export default defineSlot({ load: loadOtherTestimonials, Component: OtherTestimonials });
