/** Of the eight electors, so many votes elect (AR §8). */
export const MAJORITY = 5;
