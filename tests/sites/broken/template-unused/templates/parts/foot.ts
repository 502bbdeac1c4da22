export const foot = 'Nobody reads this.';
