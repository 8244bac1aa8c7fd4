// The price slider with its two thumbs (website.md §5).

export { RangeSlider } from '@mantine/core';
