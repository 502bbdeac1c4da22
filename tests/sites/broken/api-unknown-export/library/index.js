exports.PrintOptions = undefined;
