const licence: string | undefined = process.env.PAPER_LICENCE;

if (!licence) {
  throw new Error('Set PAPER_LICENCE');
}
