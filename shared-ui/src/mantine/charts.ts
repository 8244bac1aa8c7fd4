// Bars of the owner's figures (website.md §9). Its style sheet is not shipped: who draws one gives the parts their classes.

export { BarChart } from '@mantine/charts';
