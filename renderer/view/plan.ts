export type Plan = 'pro' | 'premium';
