/** For boxes and radios of Mantine that show what is chosen by their looks. */
export const NoIcon = () => null;
