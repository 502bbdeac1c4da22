exports.usePaperPrint = () => {};
