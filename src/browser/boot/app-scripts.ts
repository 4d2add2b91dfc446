/** Id of the `<template>` that contains the framework's script tags. Browsers don't run scripts in a template. */
export const APP_SCRIPTS_ID = "app-scripts";
